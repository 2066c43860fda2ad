import { sql } from 'drizzle-orm';
import { simpleParser } from 'mailparser';
import type { Database } from '../base/database.server.ts';
import { momentOf } from './inspectors.ts';

/** Newest first. */
export async function capturedMails(db: Database) {
  const { rows } = await db.execute<{
    id: number;
    recipient: string;
    subject: string;
    times: number;
    at: string;
  }>(sql`
    select id::integer, recipient, subject, times, captured_at as at from captured_mail
    order by id desc limit ${limit}`);
  return rows.map((row) => ({ ...row, at: momentOf(row.at) }));
}

export async function capturedMail(db: Database, id: number) {
  const source = await mailSource(db, id);
  if (!source) return null;
  const { headerLines, text = '', subject = '', attachments } = await simpleParser(source);
  return {
    id,
    subject,
    text,
    headers: headerLines.map(({ line }) => line.replaceAll(/\r?\n[ \t]+/g, ' ')),
    attachments: attachments.map(({ filename = 'attachment', contentType, size }) => ({
      name: filename,
      type: contentType,
      size: `${size.toLocaleString('en-US')} bytes`,
    })),
  };
}

/** The source of the mail, its HTML, or an attachment by its index. */
export async function mailPart(db: Database, id: number, part: string) {
  const source = await mailSource(db, id);
  if (!source) return null;
  if (part === 'source') return { type: 'message/rfc822', name: `mail-${id}.eml`, content: source };
  const { html, attachments } = await simpleParser(source, { skipHtmlToText: true });
  if (part === 'html') return html ? { type: 'text/html; charset=utf-8', name: null, content: html } : null;
  const attachment = /^\d+$/.test(part) ? attachments[Number(part)] : undefined;
  if (!attachment) return null;
  const { contentType: type, filename: name = 'attachment', content } = attachment;
  return { type, name, content };
}

/** What would have been sent to the sales system. */
export async function capturedDelivery(db: Database, key: string) {
  const { rows } = await db.execute<{ body: Record<string, string>; times: number; at: string }>(sql`
    select body, times, captured_at as at from captured_delivery where key = ${key}`);
  return rows[0] ? { ...rows[0], at: momentOf(rows[0].at) } : null;
}

async function mailSource(db: Database, id: number) {
  const { rows } = await db.execute<{ source: Buffer }>(
    sql`select source from captured_mail where id = ${id}`,
  );
  return rows[0]?.source ?? null;
}

const limit = 200;
