import { PageTree } from '../page-tree.js';

export const dynamic = 'force-static';

export default PageTree;
