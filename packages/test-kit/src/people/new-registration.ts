import type { Registration } from '@rosette/features/members/contract/registration.ts'

/** A registration that is right in every field. */
export function newRegistration(username: string, patch: Partial<Registration> = {}): Registration {
  return {
    username,
    password: 'kx9Qf2',
    password_confirm: 'kx9Qf2',
    email: `${username}@example.org`,
    okMail: false,
    okGeneSymbol: false,
    firstName: 'Flora',
    lastName: 'Example',
    institutionName: 'Example Institute',
    jobTitle: 'Professor',
    phone: '+1 (555) 010-0',
    address: '1 Garden Street',
    country: 'Utopia',
    state: 'Middle',
    city: 'Meadow',
    postalCode: '01234',
    labName: 'Lab of the Flora',
    contactAudience: 'members',
    ...patch,
  }
}
