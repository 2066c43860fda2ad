import { parentPort } from 'node:worker_threads';

export type Parcel<Order> = { id: number; order: Order };
export type Delivery = { id: number } & ({ product: Uint8Array<ArrayBuffer> } | { error: string });

/** Takes whatever orders its queue is for. */
type Make = (order: never) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;

/** In the thread of a queue: makes a file of each order that comes. */
export function takeOrders(make: Make): void {
  const fulfil = async ({ id, order }: Parcel<never>) => {
    try {
      const product = await make(order);
      parentPort!.postMessage({ id, product } satisfies Delivery, [product.buffer]);
    } catch (error) {
      // After a crash inside WebAssembly nothing in it can be trusted: the thread ends, and a new one is started.
      if (error instanceof WebAssembly.RuntimeError) throw error;
      parentPort!.postMessage({ id, error: String(error) } satisfies Delivery, []);
    }
  };
  parentPort!.on('message', (parcel: Parcel<never>) => void fulfil(parcel));
}
