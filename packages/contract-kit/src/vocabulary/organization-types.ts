/** What kind of organization a search for people and labs means (FCOMM-004), in the order of its form. */
export const organizationTypes = [
  'lab',
  'stock_center',
  'company',
  'database',
  'institute',
  'committee',
  'facility',
  'collaboration',
  'unknown',
  '4_year_college',
  'community_college',
  'university',
  'professional_society',
  'foundation',
  'center',
  'high_school',
  'middle_school',
  'primary_school',
  'project',
  'education_outreach_program',
  'other',
] as const

export type OrganizationType = (typeof organizationTypes)[number]

/** `stock center`, as records say it. */
export function formatOrganizationType(type: OrganizationType): string {
  return type === 'lab' ? 'laboratory' : type.replaceAll('_', ' ')
}
