/** True for an SVG drawing of shapes and nothing else: it can neither run nor load anything, whoever has sent it. */
export function isPlainDrawing(body: string): boolean {
  return plain.test(body);
}

const shape = '(?:circle|ellipse|g|line|path|polygon|polyline|rect)';
const place = 'c[xy]|d|height|points|r[xy]?|transform|width|[xy][12]?';
const paint = 'clip-rule|fill(?:-opacity|-rule)?|opacity|stroke(?:-[a-z]+)?';
// Without a colon or a slash a value is no address.
const attribute = ` (?:${place}|${paint})="[\\w .,#%()+-]*"`;
const plain = new RegExp(`^(?:<${shape}(?:${attribute})*/?>|</${shape}>)+$`);
