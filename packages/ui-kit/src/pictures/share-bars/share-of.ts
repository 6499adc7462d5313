/** `18.3 %`: what part of a whole some things are. */
export function formatShare(part: number, whole: number): string {
  const percent = shareOf(part, whole) * 100
  return part > 0 && percent < 0.05 ? '< 0.1 %' : `${percent.toFixed(1)} %`
}

/** Zero also if there is nothing to have a share of. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

/** Shares for the axis: from zero in round steps, at most six, up to the first that no share exceeds. */
export function shareTicks(largest: number): number[] {
  const percent = Math.max(1, largest * 100)
  const step = [1, 2, 5, 10, 20].find((each) => each * 5 >= percent) ?? 20
  return Array.from({ length: Math.ceil(percent / step - 1e-9) + 1 }, (_, at) => (at * step) / 100)
}
