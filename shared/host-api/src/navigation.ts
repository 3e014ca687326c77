/** The shell's router, as far as a screen needs it. */
export {
  Link,
  NavLink,
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type LinkProps,
  type Location,
} from 'react-router-dom';
export { paths } from '@breakaway/contract/paths';
