import { ChevronDown, Menu, Search, X } from 'lucide-react';
import { href, Link } from 'react-router';
import { brand } from '../base/brand.ts';
import { AppLink } from '../ui/app-link.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { mainNavigation, type MenuPreviews, type NavigationGroup } from './navigation.tsx';

/**
 * What is in the header, for the server to draw. It works without scripts: a native popover on phones, `<details>` for each
 * group. `use-menus.tsx` adds hovering and Escape.
 */
export function HeaderContent({ previews }: { previews: MenuPreviews }) {
  return (
    <div className="mx-auto flex h-16 max-w-6xl items-center gap-6 px-4 sm:px-6">
      <AppLink to={href('/')} aria-label={`${brand.product}, home`} className="flex shrink-0 rounded-md">
        <Logo />
      </AppLink>
      <nav id="site-menu" popover="auto" aria-label="Main" className={menuLook}>
        <button
          type="button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          className="absolute top-3 right-4 grid size-10 place-items-center rounded-md lg:hidden"
        >
          <X aria-hidden="true" />
          <span className="sr-only">Close the menu</span>
        </button>
        {mainNavigation.map((group) => (
          <MenuGroup key={group.label} {...group} preview={previews[group.label]} />
        ))}
        <AppLink to={href('/pricing')} className={itemLook}>
          Pricing
        </AppLink>
        <div className="mt-6 grid gap-2 lg:mt-0 lg:ml-auto lg:flex lg:items-center lg:gap-1">
          <SearchLink className="hidden lg:flex" />
          <a href={brand.tool.loginUrl} className={quietAction}>
            Sign in
          </a>
          <a href={brand.tool.registerUrl} className={quietAction}>
            Register for the tool
          </a>
          <AppLink
            to={href('/book-a-demo')}
            className={`${buttonLook({ variant: 'primary', size: 'small' })} max-lg:order-first max-lg:min-h-12 max-lg:text-base lg:ml-1`}
          >
            Book a demo
          </AppLink>
        </div>
      </nav>
      <SearchLink className="ml-auto flex lg:hidden" />
      <button
        type="button"
        popoverTarget="site-menu"
        className="-ml-4 grid size-10 place-items-center rounded-md lg:hidden"
      >
        <Menu aria-hidden="true" />
        <span className="sr-only">Menu</span>
      </button>
    </div>
  );
}

type GroupProps = NavigationGroup & { preview: MenuPreviews[string] | undefined };

function MenuGroup({ label, links, preview }: GroupProps) {
  return (
    <details name="site-menu-group" className="group/menu border-b border-line lg:relative lg:border-0">
      <summary className={`${itemLook} list-none justify-between [&::-webkit-details-marker]:hidden`}>
        {label}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open/menu:rotate-180" />
      </summary>
      <div className={panelLook}>
        <ul className={`grid gap-1 ${links.length > 4 ? 'lg:w-124 lg:grid-cols-2' : 'lg:w-64'}`}>
          {links.map(({ label: name, to, about }) => (
            <li key={to}>
              <AppLink to={to} className={menuLinkLook}>
                <span className="font-medium">{name}</span>
                <span className="block text-sm text-soft">{about}</span>
              </AppLink>
            </li>
          ))}
        </ul>
        {preview && (
          <AppLink
            to={preview.to}
            lang={preview.lang}
            className={`${menuLinkLook} max-xl:hidden lg:w-56 lg:pt-3`}
          >
            <img
              src={preview.image}
              alt=""
              loading="lazy"
              style={{ objectPosition: preview.crop }}
              className={previewLook}
            />
            <span className="block text-sm text-soft">{preview.kicker}</span>
            <span className="block leading-snug font-medium">{preview.title}</span>
          </AppLink>
        )}
      </div>
    </details>
  );
}

/** With scripts, `search/search-opener.tsx` opens the dialog instead. */
function SearchLink({ className }: { className: string }) {
  return (
    <Link
      to={href('/search')}
      data-opens-search=""
      aria-keyshortcuts="/ Control+K Meta+K"
      className={`${linkLook} ${className}`}
    >
      <Search aria-hidden="true" className="lg:size-4" />
      <span className="max-xl:sr-only">Search</span>
      <kbd aria-hidden="true" className={keyLook}>
        /
      </kbd>
    </Link>
  );
}

const menuLook =
  'm-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-paper px-4 pt-16 pb-8 text-ink sm:px-6 ' +
  'lg:static lg:flex lg:h-auto lg:grow lg:items-center lg:gap-1 lg:overflow-visible lg:p-0';

const itemLook =
  'flex min-h-12 items-center gap-1 rounded-md px-1 font-medium ' +
  'lg:min-h-10 lg:px-3 lg:text-[0.9375rem] lg:hover:bg-mist';

const panelLook =
  'pb-3 lg:absolute lg:top-full lg:left-0 lg:mt-3 lg:flex lg:gap-3 lg:rounded-lg lg:border lg:border-line lg:bg-raised ' +
  'lg:p-3 lg:shadow-float';

const menuLinkLook = 'block rounded-md px-3 py-2 hover:bg-mist';

const previewLook = 'mb-2 aspect-2/1 w-full rounded-sm border border-line bg-mist object-cover';

const quietAction = `${buttonLook({ variant: 'quiet', size: 'small' })} max-lg:min-h-12 max-lg:border-line max-lg:text-base`;

const linkLook =
  'h-10 min-w-10 items-center justify-center gap-2 rounded-md text-sm font-medium hover:bg-mist lg:px-3';

const keyLook =
  'hidden min-w-5 rounded-sm border border-edge px-1 text-center text-xs leading-5 text-soft xl:block noscript:hidden';
