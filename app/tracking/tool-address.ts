import { brand } from '../base/brand.ts';

/** The tool's sign-up page, told what the visitor was looking at. */
export function signUpAddress({ shop, viewed }: { shop?: string; viewed?: string }): string {
  const url = new URL(brand.tool.registerUrl);
  if (shop) url.searchParams.set('shop', shop);
  if (viewed) url.searchParams.set('viewed_page', viewed);
  return url.href;
}
