import { z } from 'zod'

/** How many recovery codes there are at first. */
export const recoveryCodeCount = 10

/** GET user/second-factor. */
export const SecondFactorState = z
  .object({
    /** Whether this site offers second factors. */
    isOffered: z.boolean(),
    /** Null if the account has none. */
    since: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: 'SecondFactorState' })
export type SecondFactorState = z.infer<typeof SecondFactorState>

/** POST user/second-factor/begin: what the app must be told. It counts when the first code has come. */
export const BegunSecondFactor = z
  .object({
    secret: z.string(),
    uri: z.string().describe('The same for a QR code (otpauth://).'),
  })
  .meta({ id: 'BegunSecondFactor' })
export type BegunSecondFactor = z.infer<typeof BegunSecondFactor>

/** POST user/second-factor/confirm and user/second-factor/recovery-codes: the only time that the codes are reported. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>
