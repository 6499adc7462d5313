import type { PlantedBug } from '../planted-bug.ts'

export const peopleBugs: readonly PlantedBug[] = []
