/** The way to an order. The last page belongs to the order, and has an address of its own for each. */
export const checkoutSteps = [
  { name: 'Your details', path: '/checkout/personal-information' },
  { name: 'Billing address', path: '/checkout/billing-address' },
  { name: 'Payment and overview', path: '/checkout/payment-and-overview' },
  { name: 'Confirmation', path: null },
] as const;

export const [{ path: detailsPath }, { path: addressPath }, { path: overviewPath }] = checkoutSteps;

/** Where somebody goes on who has done the steps before. */
export function stepPath(currentStep: number): string {
  return checkoutSteps[currentStep - 1]?.path ?? overviewPath;
}
