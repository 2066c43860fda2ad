import type { Sheet } from '../../exhibits/sheet.ts';
import type { SheetContext } from '../../exhibits/sheet-context.server.ts';

export async function findRetailerSheet(
  _context: SheetContext,
  _address: readonly string[],
): Promise<Sheet | null> {
  return null;
}
