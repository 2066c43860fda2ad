/** Safe to log, unlike database errors, which carry their connection with its credentials. */
export function plainError(error: unknown) {
  if (!(error instanceof Error)) return { message: isDescribed(error) ? error.message : String(error) };
  const { name, stack, cause } = error;
  const message = messageOf(error);
  const reason =
    cause instanceof Error ? { cause: messageOf(cause), code: codeOf(cause) } : { code: codeOf(error) };
  return isFailedQuery(error)
    ? { name, message, query: error.query, ...reason }
    : { name, message, stack, ...reason };
}

/** Some libraries throw plain objects that look like errors. */
function isDescribed(error: unknown): error is { message: string } {
  return (
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
  );
}

const messageOf = (error: Error) => (isFailedQuery(error) ? 'Failed query' : error.message);

/** The message includes the parameters, which may hold what a visitor typed. */
function isFailedQuery(error: Error): error is Error & { query: unknown } {
  return 'params' in error && 'query' in error;
}

const codeOf = (error: Error) => ('code' in error ? error.code : undefined);
