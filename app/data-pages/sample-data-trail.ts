/** Every data page lies below the hub. */
export const sampleDataTrail = [{ label: 'Sample data', to: '/resources/sample-data' }] as const;
