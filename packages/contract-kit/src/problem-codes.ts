/** The closed list of what can go wrong, with the status each is answered with. Machines compare codes, never messages. */
export const problemStatus = {
  invalid_request: 400,
  login_required: 401,
  invalid_token: 401,
  second_factor_required: 401,
  access_denied: 403,
  units_exhausted: 403,
  step_up_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  unprocessable: 422,
  too_many_requests: 429,
  internal: 500,
  upstream_failed: 503,
  overloaded: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

// Object.keys loses the key type.
export const problemCodes = Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]
