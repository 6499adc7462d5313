/** Files of TAIR's data warehouse of 2014 and of its download pages, which state no licence of their own. */
export const arrayLicence = 'TAIR public data, attribution to TAIR'

export const arrayCitation =
  'Lamesch et al. (2012) The Arabidopsis Information Resource (TAIR): improved gene annotation and new tools. Nucleic Acids Research 40:D1202–D1210'
