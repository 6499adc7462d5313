/**
 * Every feature, from the bottom up: a feature imports only features that come before it, in every layer. The import rules and the
 * repository rule over all imports both read this list.
 */
export const featureOrder = [
  'site',
  'access',
  'community',
  'sessions',
  'orcid',
  'subscription',
  'account',
  'members',
  'resolve',
  'results',
  'suggest',
  'browse',
  'search',
  'symbol-registration',
  'demo-people',
  'profile',
] as const

export type FeatureName = (typeof featureOrder)[number]
