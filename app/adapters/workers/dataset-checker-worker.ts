import { workerData } from 'node:worker_threads';
import { withConnection } from '../../dataset/dataset-session.server.ts';
import { verifyDataset } from '../../dataset/verify-dataset.server.ts';

await withConnection(workerData as string, verifyDataset);
