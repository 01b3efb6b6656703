declare module '@angular/router' {
  export class RouterLink {
    queryParams?: Record<string, unknown> | null;
    replaceUrl: boolean;
    routerLink: string | readonly unknown[] | null | undefined;
  }
}
