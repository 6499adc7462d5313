/** Why a request was refused that would have been answered at another time. A label of a metric, so the list is closed. */
export const refusalReasons = ['rate_limit', 'cost_budget', 'load_shedding', 'queue_full', 'storage', 'login_attempts'] as const

export type RefusalReason = (typeof refusalReasons)[number]
