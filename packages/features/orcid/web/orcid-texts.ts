/** The documents' own sentences (document 3, section 8), and ours beside them. */
export const orcidTexts = {
  statusFailed: 'Unable to check ORCID status. Please try again later.',
  linkFailed: 'Unable to connect to ORCID. Please try again later.',
  callbackFailed: 'Unable to complete ORCID connection. Please try again later.',
  notAuthenticated: 'Authentication failed',
  unlinked: 'ORCID account successfully unlinked',
  unlinkFailed: 'Failed to unlink ORCID account. Please try again.',
  notAllowed: 'ORCID was not linked, because you did not allow it there.',
  why: 'An ORCID iD or a subscription opens the detail pages of genes, germplasms and all other records.',
  without: 'Without an ORCID iD the detail pages need a subscription. You can no longer log in with ORCID either, until you link it again.',
} as const
