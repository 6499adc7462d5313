import type { CloseView } from './map-panes.ts'

const scaleSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** The longest round distance that takes up at most a quarter of a view. */
export function scaleKm({ radiusKm }: CloseView): number {
  return scaleSteps.findLast((km) => km <= radiusKm / 2) ?? 1
}
