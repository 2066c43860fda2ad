import type { OpenAPIHono } from '@hono/zod-openapi';
import { brand } from '../../base/brand.ts';
import type { ApiDocument } from './api-reference.ts';
import { callsPerMinute } from '../rate-limit.server.ts';

/** The API described by the same schemas that check it; also at `/api/openapi.json`. */
export function apiDocument(api: OpenAPIHono, siteUrl: string): ApiDocument {
  return api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${brand.product} API`,
      version: '1',
      description:
        'What the data pages show, as JSON; markets, retailers and rankings also as CSV: add .csv ' +
        'to the path. ' +
        `Without a key, masked like the pages. At most ${callsPerMinute} calls a minute from one address.`,
      contact: { name: brand.company.name, email: brand.company.email },
    },
    servers: [{ url: `${siteUrl}/api` }],
  }) as ApiDocument;
}
