import type { ContentfulStatusCode } from 'hono/utils/http-status';

type Details = { type?: 'idempotency_error'; code?: string; param?: string; decline_code?: string };

/** An answer of Stripe's API that is an error. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly details: Details;

  constructor(status: ContentfulStatusCode, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  toJSON() {
    return { error: { type: 'invalid_request_error', message: this.message, ...this.details } };
  }
}

export function missing(what: string, id: string, param = 'id') {
  return new ApiError(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param });
}
