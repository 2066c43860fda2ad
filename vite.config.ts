import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Found only when a page is first opened, it would reload that page.
  optimizeDeps: { include: ['lucide-react', '@floating-ui/dom', '@base-ui/react/combobox'] },
  // One server bundle: a module loaded both natively and bundled would exist twice.
  environments: { ssr: { build: { rollupOptions: { input: './app/main.server.ts' } } } },
});
