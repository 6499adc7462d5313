/** How many lists of genes are enriched side by side: more columns cannot be read. */
export const maxEnrichedLists = 6
