export type AssistantSetup = { id: string; name: string; steps: string; code: string };

/** How common assistants take the address of an MCP server. */
export function assistantSetups(url: string, name: string): readonly AssistantSetup[] {
  const json = (value: object) => JSON.stringify(value, null, 2);
  return [
    {
      id: 'claude',
      name: 'Claude',
      steps: 'Go to Settings, Connectors, Add custom connector. Paste the address; no sign-in is needed.',
      code: url,
    },
    {
      id: 'chatgpt',
      name: 'ChatGPT',
      steps:
        'Go to Settings, Apps & Connectors; switch on developer mode under Advanced, then choose Create. Paste the address and choose No authentication.',
      code: url,
    },
    {
      id: 'claude-code',
      name: 'Claude Code',
      steps: 'Run this once in a terminal.',
      code: `claude mcp add --transport http ${name} ${url}`,
    },
    {
      id: 'vs-code',
      name: 'VS Code',
      steps: 'Save as .vscode/mcp.json in your workspace.',
      code: json({ servers: { [name]: { type: 'http', url } } }),
    },
    {
      id: 'cursor',
      name: 'Cursor',
      steps: 'Save as .cursor/mcp.json in your project, or add it to the one in your home folder.',
      code: json({ mcpServers: { [name]: { url } } }),
    },
    {
      id: 'gemini',
      name: 'Gemini CLI',
      steps: 'Run this once in a terminal.',
      code: `gemini mcp add --transport http ${name} ${url}`,
    },
    {
      id: 'local-only',
      name: 'Others',
      steps: 'For clients that only run local servers, use this bridge.',
      code: json({ mcpServers: { [name]: { command: 'npx', args: ['-y', 'mcp-remote', url] } } }),
    },
  ];
}
