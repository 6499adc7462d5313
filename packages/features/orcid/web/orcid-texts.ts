/** The sentences of the specification (document 3, section 8), and our own. */
export const orcidTexts = {
  statusFailed: 'Unable to check ORCID status. Please try again later.',
  linkFailed: 'Unable to connect to ORCID. Please try again later.',
  callbackFailed: 'Unable to complete ORCID connection. Please try again later.',
  notAuthenticated: 'Authentication failed',
  unlinked: 'ORCID account successfully unlinked',
  unlinkFailed: 'Failed to unlink ORCID account. Please try again.',
  notAllowed: 'ORCID was not linked because you did not grant access.',
  why: 'An ORCID iD or a subscription gives you access to the detail pages of genes, germplasm and all other records.',
  without: 'Without an ORCID iD, the detail pages require a subscription. You also cannot log in with ORCID until you link it again.',
} as const
