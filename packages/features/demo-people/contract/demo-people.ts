/** The password of every demo account; with one-click login it is not a secret anyway. */
export const demoPassword = 'rosette1'

export type DemoPerson = {
  /** Also the natural key of the person in the demo files, and the first part of the e-mail address. */
  userName: string
  role: string
  sees: string
}

/** One account for each role, in the order in which the login page lists them. */
export const demoPeople: readonly DemoPerson[] = [
  { userName: 'demo-institution', role: 'Member of an institution', sees: 'All record pages, because Example University subscribes.' },
  { userName: 'demo-basic', role: 'Basic account', sees: 'Search, and units for premium tools.' },
  { userName: 'demo-orcid', role: 'Basic account with ORCID', sees: 'All record pages, because an ORCID iD is linked.' },
  { userName: 'demo-subscriber', role: 'Individual subscriber', sees: 'All record pages and complimentary units.' },
  { userName: 'demo-curator', role: 'Curator', sees: 'Submissions of gene class symbols and every record of people and labs.' },
]
