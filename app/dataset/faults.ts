export type Fault = { file: string; line: number | null; column: string | null; sentence: string };

export type FaultReport = { faults: readonly Fault[]; total: number };

export type FaultList = ReturnType<typeof createFaultList>;

/** Counts faults beyond the limit instead of keeping them, so that a broken file of any size can be reported. */
export function createFaultList(limit = 100) {
  const faults: Fault[] = [];
  let total = 0;
  return {
    limit,
    add(fault: Fault) {
      total += 1;
      if (faults.length < limit) faults.push(fault);
    },
    addReport(report: FaultReport) {
      faults.push(...report.faults.slice(0, limit - faults.length));
      total += report.total;
    },
    isEmpty: () => total === 0,
    report: (): FaultReport => ({ faults, total }),
  };
}

export function faultLine({ file, line, column, sentence }: Fault): string {
  const place = [file, line && `line ${line}`, column && `column ${column}`].filter(Boolean).join(', ');
  return `${place}: ${sentence}`;
}
