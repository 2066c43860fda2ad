import {
  Banknote,
  Building2,
  ChartPie,
  CreditCard,
  Globe,
  Layers,
  MousePointerClick,
  Percent,
  ReceiptText,
  RotateCcw,
  ShoppingCart,
  Smartphone,
  Store,
  TrendingUp,
  Trophy,
  Truck,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { MetricKey } from './metric.ts';

/** Decorates the name of a measure, which is always beside it. */
export function MetricIcon({ metric, className = 'size-5' }: { metric: MetricKey; className?: string }) {
  const Icon = icons[metric] ?? ChartPie;
  return <Icon aria-hidden="true" strokeWidth={1.75} className={`shrink-0 text-sea ${className}`} />;
}

const icons: Partial<Record<MetricKey, LucideIcon>> = {
  'market-size': Banknote,
  'market-growth': TrendingUp,
  'market-cagr': TrendingUp,
  'net-sales-growth': TrendingUp,
  'online-share': ChartPie,
  'online-buyers': Users,
  'buyer-penetration': Users,
  population: Users,
  'spend-per-head': ReceiptText,
  'spend-per-buyer': ReceiptText,
  'average-order-value': ReceiptText,
  'cross-border-share': Globe,
  'country-share': Globe,
  'category-share': Layers,
  'device-share': Smartphone,
  'payment-share': CreditCard,
  'shipping-share': Truck,
  'conversion-rate': ShoppingCart,
  'cart-abandonment': ShoppingCart,
  'return-rate': RotateCcw,
  'discount-rate': Percent,
  'net-sales': Banknote,
  gmv: Banknote,
  orders: ShoppingCart,
  visits: MousePointerClick,
  sessions: MousePointerClick,
  'company-sales': Building2,
  'marketplace-share': Store,
  rank: Trophy,
  'rank-change': Trophy,
};
