import 'dart:io';

class PlanStore {
  final _file = File('${Directory.systemTemp.path}/stale-plans');

  Future<void> markStale(String? plan) async {
    if (plan == null) return;
    await _file.writeAsString('$plan\n', mode: FileMode.append);
  }
}
