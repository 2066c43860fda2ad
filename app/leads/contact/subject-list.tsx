import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import { subjects } from './contact-words.ts';

/** What to write for what, and when an answer comes. */
export function SubjectList() {
  return (
    <ul className="mt-8 border-t border-ink">
      {subjects.map(({ title, text, answer, link }) => (
        <li
          key={title}
          className="grid gap-x-12 gap-y-2 border-b border-line py-6 lg:grid-cols-[16rem_1fr_14rem]"
        >
          <h3 className="text-lg">{title}</h3>
          <div>
            <p className="max-w-prose text-[0.9375rem] leading-6">{text}</p>
            {link && (
              <AppLink to={link.to} className={`${textLink} mt-1 inline-block py-1 text-[0.9375rem]`}>
                {link.label}
              </AppLink>
            )}
          </div>
          <p className="text-[0.9375rem] leading-6 text-soft">Answer {answer}</p>
        </li>
      ))}
    </ul>
  );
}
