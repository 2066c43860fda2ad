let services: readonly string[] = [];

/** Names who may be asked for icons when our own endpoint does not answer. Called once, before anything is drawn. */
export function nameIconServices(named: readonly string[]) {
  services = named;
}

export const iconServices = () => services;
