import { printPdf } from '../pdf/print-pdf.ts';
import { takeOrders } from './worker-orders.ts';

takeOrders(printPdf);
