import { PageIntro } from '../page-intro.tsx';
import { publicPage } from '../route-handle.ts';

export const handle = publicPage();

export default function TransactionKpisPage() {
  return (
    <PageIntro
      title="Transaction KPIs"
      description="Conversion, order value, returns and discounts by country and category."
    />
  );
}
