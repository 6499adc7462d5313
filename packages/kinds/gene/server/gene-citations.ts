/** Files of the TAIR10 release, which state no licence of their own. */
export const tair10Licence = 'TAIR public data, attribution to TAIR'

export const tair10Citation =
  'Lamesch et al. (2012) The Arabidopsis Information Resource (TAIR): improved gene annotation and new tools. Nucleic Acids Research 40:D1202–D1210'
