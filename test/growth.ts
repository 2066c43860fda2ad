/** How many times as long four times as much takes: about 4 where each part is looked at once, 16 where all are again. */
export async function growth(work: (size: number) => unknown, size: number): Promise<number> {
  const quickest = async (wanted: number) => {
    const times: number[] = [];
    for (let run = 0; run < 7; run += 1) {
      const began = performance.now();
      await work(wanted);
      times.push(performance.now() - began);
    }
    return Math.min(...times);
  };
  await quickest(size);
  return (await quickest(4 * size)) / (await quickest(size));
}
