// Builds and resizes a workload with kiwi, the solver that ours is measured against.
//
// usage: kiwi_bench WORKLOAD.txt
//
// Reads the workload once, then obeys lines on standard input: "block COUNT MILLISECONDS" takes up to COUNT
// samples, no new one after that time, and prints "build_ns resize_ns checksum_390x844 checksum_1024x1366" for
// each, then "end". Only the solver's own work is inside the clock: creating variables and constraints, adding
// them, solving, reading every value back. Parsing and freeing are outside.

#include <chrono>
#include <cstdio>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

namespace {

struct Row {
  kiwi::RelationalOperator relation;
  double strength;
  double constant;
  size_t first, count;
};

struct Workload {
  size_t variables = 0;
  std::vector<Row> rows;
  std::vector<std::pair<int, double>> terms;
};

const double sizes[20][2] = {{320, 568},  {375, 667},  {414, 736},  {375, 812},   {414, 896},
                             {390, 844},  {393, 852},  {428, 926},  {430, 932},   {402, 874},
                             {440, 956},  {744, 1133}, {768, 1024}, {810, 1080},  {820, 1180},
                             {834, 1194}, {834, 1112}, {1024, 1366}, {568, 320},  {844, 390}};
const double firstSize[2] = {390, 844};
const double wideSize[2] = {1024, 1366};

/// Powers of 1000 from 1e6 downwards for the optional priorities that occur, the highest first.
std::map<int, double> strengths(const std::vector<int>& priorities) {
  std::map<int, double, std::greater<int>> descending;
  for (int priority : priorities)
    if (priority < 1000) descending[priority] = 0;
  std::map<int, double> result;
  double strength = 1e6;
  for (auto& level : descending) {
    result[level.first] = strength;
    strength /= 1000;
  }
  result[1000] = kiwi::strength::required;
  return result;
}

Workload read(const char* path) {
  std::ifstream file(path);
  Workload workload;
  size_t rowCount;
  file >> workload.variables >> rowCount;
  std::vector<int> priorities;
  for (size_t i = 0; i < rowCount; ++i) {
    int relation, priority;
    Row row;
    file >> relation >> priority >> row.constant >> row.count;
    row.relation = relation < 0 ? kiwi::OP_LE : relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
    row.first = workload.terms.size();
    for (size_t k = 0; k < row.count; ++k) {
      int variable;
      double coefficient;
      file >> variable >> coefficient;
      workload.terms.emplace_back(variable, coefficient);
    }
    workload.rows.push_back(row);
    priorities.push_back(priority);
  }
  if (!file) {
    std::fprintf(stderr, "kiwi_bench: %s is not a workload\n", path);
    std::exit(2);
  }
  auto byPriority = strengths(priorities);
  for (size_t i = 0; i < rowCount; ++i) workload.rows[i].strength = byPriority[priorities[i]];
  return workload;
}

double checksum(const std::vector<double>& values) {
  double sum = 0;
  for (size_t i = 0; i < values.size(); ++i) sum += values[i] * double(1 + i % 7);
  return sum;
}

using Clock = std::chrono::steady_clock;

double nanoseconds(Clock::time_point start) {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - start).count();
}

void readBack(const std::vector<kiwi::Variable>& variables, std::vector<double>& values) {
  for (size_t i = 0; i < variables.size(); ++i) values[i] = variables[i].value();
}

void resize(kiwi::Solver& solver, const std::vector<kiwi::Variable>& variables, const double (&size)[2],
            std::vector<double>& values) {
  solver.suggestValue(variables[0], size[0]);
  solver.suggestValue(variables[1], size[1]);
  solver.updateVariables();
  readBack(variables, values);
}

void sample(const Workload& workload) {
  std::vector<double> values(workload.variables);
  auto start = Clock::now();
  std::vector<kiwi::Variable> variables(workload.variables);
  kiwi::Solver solver;
  solver.addEditVariable(variables[0], 1e9);
  solver.addEditVariable(variables[1], 1e9);
  for (const Row& row : workload.rows) {
    std::vector<kiwi::Term> terms;
    terms.reserve(row.count);
    for (size_t k = row.first; k < row.first + row.count; ++k)
      terms.emplace_back(variables[workload.terms[k].first], workload.terms[k].second);
    solver.addConstraint(
        kiwi::Constraint(kiwi::Expression(std::move(terms), -row.constant), row.relation, row.strength));
  }
  resize(solver, variables, firstSize, values);
  double build = nanoseconds(start);
  double first = checksum(values);

  // One clock for all sizes: reading it costs a noticeable part of a resize of the smallest workloads.
  auto resizeStart = Clock::now();
  for (const auto& size : sizes) resize(solver, variables, size, values);
  double resizes = nanoseconds(resizeStart);
  resize(solver, variables, wideSize, values);
  std::printf("%.1f %.1f %.6f %.6f\n", build, resizes / 20, first, checksum(values));
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::fprintf(stderr, "usage: kiwi_bench WORKLOAD.txt\n");
    return 2;
  }
  Workload workload = read(arguments[1]);
  std::string command;
  long samples, milliseconds;
  while (std::cin >> command >> samples >> milliseconds) {
    auto start = Clock::now();
    for (long i = 0; i < samples && (i == 0 || nanoseconds(start) < milliseconds * 1000000); ++i) sample(workload);
    std::puts("end");
    std::fflush(stdout);
  }
}
