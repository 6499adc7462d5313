/** Stages of embryogenesis in which expression was measured, in order, as the published table calls them. */
export const embryoStages = ['Zygote', 'Quadrant', 'Globular', 'Heart', 'Torpedo', 'Bent', 'Mature'] as const

/** What their data set is called. */
export const embryoDataSet = 'embryo_stages'
