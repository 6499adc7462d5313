import { z } from 'zod'

/** POST auth/confirm-address and auth/undo-address, with the token of the mailed link. */
export const AddressChangeBody = z.object({ token: z.string().min(1).max(200) }).meta({ id: 'AddressChangeBody' })
export type AddressChangeBody = z.infer<typeof AddressChangeBody>

export const confirmAddressPath = '/confirm-address'
export const undoAddressPath = '/undo-address'

export const changeGone = 'This link has already been used or has expired.'
export const addressConfirmed = 'Your account now uses this e-mail address.'
export const addressRestored =
  'Your account uses this e-mail address as before, and everybody is logged out of it. We have sent you a link to choose a new password: the old one no longer works.'
