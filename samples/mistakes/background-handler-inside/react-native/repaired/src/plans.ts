const stale = new Set<string>();

export async function markStale(plan: unknown) {
  if (typeof plan !== 'string') {
    return;
  }
  stale.add(plan);
  await fetch(`https://speiseplan.example/plans/${plan}`);
}
