/** SYMBOL-013: labs, genes and publications are suggested from the second character on. */
export const leastTyped = 2
