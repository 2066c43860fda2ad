import { brand } from '../../base/brand.ts';
import { textLink } from '../../ui/text-link.ts';

/** Where we are, and when somebody is there. */
export function WaysToReach() {
  const { name, street, postalCode, city, country, email } = brand.company;
  return (
    <dl className="grid content-start gap-x-12 gap-y-6 border-t border-ink pt-6 sm:max-lg:grid-cols-3">
      <div>
        <dt className="text-sm text-soft">Mail</dt>
        <dd className="mt-1">
          <a href={`mailto:${email}`} className={`${textLink} wrap-anywhere`}>
            {email}
          </a>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-soft">Address</dt>
        <dd className="mt-1">
          <address className="not-italic">
            {name}
            <br />
            {street}
            <br />
            {postalCode} {city}, {country}
          </address>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-soft">Hours</dt>
        <dd className="mt-1">
          Monday to Friday, 9:00 to 17:00
          <br />
          {city} time
        </dd>
      </div>
    </dl>
  );
}
