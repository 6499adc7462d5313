/** DETAIL-023: rows per page of a section table; the first is chosen at first. */
export const sectionTableSizes = [10, 25, 50] as const
