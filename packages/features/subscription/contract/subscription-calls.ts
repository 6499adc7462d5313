import { z } from 'zod'

const institutionStatuses = ['subscribed', 'not subscribed'] as const

/** GET subscription/institution (API-011): the caller's institution, or an empty list. */
export const InstitutionAnswer = z
  .union([z.object({ name: z.string(), status: z.enum(institutionStatuses) }), z.array(z.never()).max(0)])
  .meta({ id: 'InstitutionAnswer' })
export type InstitutionAnswer = z.infer<typeof InstitutionAnswer>

/**
 * GET subscription/status (API-012, DATA-002). Status and name describe the institution, `subscribed` and the days the person
 * (SUBS-034).
 */
export const SubscriptionStatus = z
  .object({
    status: z.enum(institutionStatuses).nullable(),
    name: z.string().nullable(),
    subscribed: z.boolean(),
    /** Last day of the person's own subscription. */
    expDate: z.iso.date().nullable(),
    /** Last day of the complimentary units. */
    free_expiry_date: z.iso.date().nullable(),
  })
  .meta({ id: 'SubscriptionStatus' })
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

/** What is left of a party's units, and until when (DATA-003). */
export const UnitUsage = z
  .object({
    remaining_units: z.int(),
    total_units: z.int(),
    /** Last day of the units that were bought or granted. */
    expiry_date: z.iso.date().nullable(),
    /** Last day of the complimentary ones. */
    free_expiry_date: z.iso.date().nullable(),
    /** Activation codes used so far. */
    bucketsBought: z.int(),
  })
  .meta({ id: 'UnitUsage' })
export type UnitUsage = z.infer<typeof UnitUsage>

/** GET subscription/bucket/usage (API-013): a message means that there are no units. */
export const UsageAnswer = z.union([UnitUsage, z.object({ message: z.string() })]).meta({ id: 'UsageAnswer' })
export type UsageAnswer = z.infer<typeof UsageAnswer>

/** POST subscription/activate/bucket (API-014). */
export const ActivationRequest = z.object({ activationCode: z.string().trim().min(1).max(100), partyId: z.int().positive() })
export type ActivationRequest = z.infer<typeof ActivationRequest>

export const ActivationAnswer = z.object({ message: z.string() }).meta({ id: 'ActivationAnswer' })
export type ActivationAnswer = z.infer<typeof ActivationAnswer>
