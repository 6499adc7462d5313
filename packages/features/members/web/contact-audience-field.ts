import { contactAudienceLabels, contactAudiences } from '@rosette/contract-kit/vocabulary/contact-audiences.ts'
import { optionsOf } from '@rosette/ui-kit/form/form-options.ts'
import { contactAudienceLabel } from '../contract/entry-rules.ts'

/** The choice in registration and in the edit form (REG-017, EDIT-027). */
export const contactAudienceField = {
  label: contactAudienceLabel,
  control: 'radio' as const,
  hint: 'You and curators always see them. City, state and country are shown to everyone.',
  options: optionsOf(contactAudiences, contactAudienceLabels),
}
