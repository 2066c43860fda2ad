import { Client } from 'pg';

type Options = {
  databaseUrl: string;
  onChange: (isAnswering: boolean) => void;
  /** How many queries the server has answered elsewhere: on a busy machine, one connection may have to wait. */
  answers?: () => number;
  tickMs?: number;
  mostMissedTicks?: number;
};

type Heartbeat = { stop: () => void };

/** A separate connection tells a slow query from a lost server: a frozen server keeps its connections open. */
export function startHeartbeat({
  databaseUrl,
  onChange,
  answers = () => 0,
  tickMs = 250,
  mostMissedTicks = 4,
}: Options): Heartbeat {
  let beat: Beat | null = null;
  /** A server may still answer on old connections while accepting no new ones. */
  let probe: Beat | null = null;
  let failedProbes = 0;
  let answersAtTick = 0;
  let isAnswering = true;
  let timer: NodeJS.Timeout;

  const report = (answered: boolean) => {
    if (answered !== isAnswering) onChange(answered);
    isAnswering = answered;
  };

  const ask = async (asked: Beat) => {
    // One failure may be a cut connection, so a new connection decides.
    const answered = await asked.ask().catch(() => false);
    if (!answered) asked.hangUp();
    if (beat !== asked) return;
    beat = answered ? asked : null;
    if (answered ? failedProbes < mostFailedProbes : asked.isNew) report(answered);
    asked.isNew = false;
  };

  const tryProbe = async (tried: Beat) => {
    const answered = await tried.ask().catch(() => false);
    if (probe !== tried) return void tried.end().catch(() => {});
    probe = null;
    if (!answered) return probeFailed(tried);
    failedProbes = 0;
    tried.isNew = false;
    void beat?.end();
    beat = tried;
  };

  // A single refusal, for example for lack of a free connection, must not end running queries.
  const probeFailed = (failed: Beat) => {
    failed.hangUp();
    failedProbes += 1;
    if (failedProbes >= mostFailedProbes) report(false);
  };

  const tick = () => {
    timer = setTimeout(tick, tickMs);
    timer.unref();
    const answered = answers();
    if (beat && answered > answersAtTick) beat.missedTicks = 0;
    answersAtTick = answered;
    // Counts ticks, not milliseconds: if this process was blocked, answers that have arrived are read before the next tick.
    if (beat?.isWaiting && beat.missedTicks < mostMissedTicks) {
      beat.missedTicks += 1;
      return;
    }
    if (beat?.isWaiting) {
      beat.hangUp();
      beat = null;
      report(false);
    }
    if (probe && (probe.missedTicks += 1) > mostMissedTicks) {
      const late = probe;
      probe = null;
      probeFailed(late);
    }
    if (beat?.isOld() && !probe) {
      probe = newBeat(databaseUrl);
      void tryProbe(probe);
    }
    beat ??= newBeat(databaseUrl);
    void ask(beat);
  };

  tick();
  return {
    stop() {
      clearTimeout(timer);
      const ending = [beat, probe];
      beat = null;
      probe = null;
      for (const each of ending) void each?.end().catch(() => {});
    },
  };
}

const mostFailedProbes = 4;
const beatsPerConnection = 20;

type Beat = ReturnType<typeof newBeat>;

function newBeat(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl, application_name: 'marketquay heartbeat' });
  // A lost connection also fails the running query, which reports it.
  client.on('error', () => {});
  let connected: Promise<unknown> | undefined;
  let beats = 0;
  return {
    isNew: true,
    isWaiting: false,
    missedTicks: 0,
    isOld: () => beats >= beatsPerConnection,
    async ask() {
      beats += 1;
      this.isWaiting = true;
      this.missedTicks = 0;
      try {
        await (connected ??= client.connect());
        await client.query('select 1');
        return true;
      } finally {
        this.isWaiting = false;
      }
    },
    /** A frozen server would never answer an orderly end. */
    hangUp: () => void client.connection.stream.destroy(),
    end: () => client.end(),
  };
}
