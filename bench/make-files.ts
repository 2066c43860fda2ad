/** Asks for every file of the library once: the site makes them beside its requests, which would be measured too. */
export async function makeFiles(siteUrl: string) {
  for (const page of await addresses(`${siteUrl}/whitepapers-and-reports`, /"(\/whitepaper\/[\w-]+)"/g)) {
    for (const file of await addresses(siteUrl + page, /"(\/files\/whitepaper\/[\w-]+\.\w+)"/g)) {
      await (await fetch(siteUrl + file)).arrayBuffer();
    }
  }
}

async function addresses(url: string, pattern: RegExp): Promise<Set<string>> {
  const html = await (await fetch(url)).text();
  return new Set([...html.matchAll(pattern)].map(([, address]) => address!));
}
