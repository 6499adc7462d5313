/** Titles of people (FCOMM-004), as records say them. */
export const jobTitles = [
  'Advisory Board Member',
  'Assistant Professor',
  'Associate Professor',
  'Board Member',
  'Coordinator',
  'Curator',
  'Director',
  'Elementary School Student',
  'Elementary School Teacher',
  'Graduate Student',
  'Group Leader',
  'High School Student',
  'High School Teacher',
  'Lecturer',
  'Librarian',
  'Middle School Student',
  'Middle School Teacher',
  'Post-Doctoral Researcher',
  'President',
  'Professor',
  'Programmer',
  'Project Leader',
  'Research Assistant',
  'Research Associate',
  'Research Fellow',
  'Research Scientist',
  'Secretary',
  'Senior Lecturer',
  'Senior Research Officer',
  'Teacher',
  'Undergraduate Student',
  'Unknown',
  'Other',
] as const

export type JobTitle = (typeof jobTitles)[number]

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
