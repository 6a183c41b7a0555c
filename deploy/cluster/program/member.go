package main

import (
	"context"
	"errors"
	"log"
	"net/http"
	"sync/atomic"
	"time"

	"github.com/pocketbase/pocketbase"
	"github.com/pocketbase/pocketbase/apis"
	"github.com/pocketbase/pocketbase/core"
	"github.com/pocketbase/pocketbase/tools/hook"
)

// Whether this process takes requests. Only the leader's does, so that caches, limits and jobs are one.
type leadership struct {
	database *database
	leads    atomic.Bool
}

// Asked of the node in this process: a search among all of them waits for one that hangs.
func (l *leadership) asked() (bool, error) {
	ctx, cancel := context.WithTimeout(context.Background(), 900*time.Millisecond)
	defer cancel()
	node := l.database.node
	local, err := node.Client(ctx)
	if err != nil {
		return false, err
	}
	defer local.Close()
	leader, err := local.Leader(ctx)
	return err == nil && leader != nil && leader.ID == node.ID(), err
}

// Looks again and again. Whoever comes to lead first forgets what it remembers of another one's time.
func (l *leadership) watch(app core.App) {
	unanswered := 0
	for ; ; time.Sleep(100 * time.Millisecond) {
		leads, err := l.asked()
		if err == nil {
			unanswered = 0
		} else if unanswered++; unanswered == 1 {
			continue // A busy machine once answers late, and leads all the same.
		}
		if leads == l.leads.Load() {
			continue
		}
		if leads {
			l.database.dropIdleConnections()
			if err := errors.Join(app.ReloadSettings(), app.ReloadCachedCollections()); err != nil {
				log.Print("This node leads, but cannot read its database yet: ", err)
				continue
			}
			log.Print("This node leads.")
		} else {
			log.Print("This node follows.")
		}
		l.leads.Store(leads)
	}
}

func (l *leadership) answer(e *core.RequestEvent) error {
	if l.leads.Load() {
		return e.String(http.StatusOK, "leads")
	}
	return e.String(http.StatusServiceUnavailable, "follows")
}

func serveAsMember(app *pocketbase.PocketBase, database *database) {
	lead := &leadership{database: database}
	app.OnBootstrap().BindFunc(migrateFirst)
	app.OnServe().BindFunc(func(e *core.ServeEvent) error {
		runJobsWhereItLeads(e.App, lead)
		blameNobody(e, database)
		e.Router.GET("/api/cluster/leads", lead.answer)
		go lead.watch(e.App)
		return e.Next()
	})
	app.OnTerminate().BindFunc(func(e *core.TerminateEvent) error {
		ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
		defer cancel()
		if err := errors.Join(database.node.Handover(ctx), database.node.Close()); err != nil {
			log.Print(err)
		}
		return e.Next()
	})
}

// Before hooks save anything: while this node waited, another one may have migrated, and PocketBase finds out what a
// save has to change from the collections it remembers.
func migrateFirst(e *core.BootstrapEvent) error {
	if err := e.Next(); err != nil {
		return err
	}
	if err := e.App.RunAllMigrations(); err != nil {
		return err
	}
	return errors.Join(e.App.ReloadSettings(), e.App.ReloadCachedCollections())
}

// Each job is in every process, and its letters must be sent once.
func runJobsWhereItLeads(app core.App, lead *leadership) {
	for _, job := range app.Cron().Jobs() {
		run := job.Run
		app.Cron().MustAdd(job.Id(), job.Expression(), func() {
			if lead.leads.Load() {
				run()
			}
		})
	}
}

// PocketBase takes a failed read for a stranger and a failed write for a bad request. While the cluster
// changes its leader that is neither: it has to be tried again. Said as a router says it and not in PocketBase's
// shape, which the API takes for a refusal that would be the same a moment later.
func blameNobody(e *core.ServeEvent, database *database) {
	const noted = "troublesBefore"
	unavailable := func(e *core.RequestEvent) error {
		return e.String(http.StatusServiceUnavailable, "The database is changing its leader.")
	}
	changed := func(e *core.RequestEvent) bool { return e.Get(noted) != database.troubles.Load() }
	e.Router.Bind(&hook.Handler[*core.RequestEvent]{
		Id:       "notBlamed",
		Priority: apis.DefaultLoadAuthTokenMiddlewarePriority - 1,
		Func: func(e *core.RequestEvent) error {
			e.Set(noted, database.troubles.Load())
			err := e.Next()
			if err != nil && changed(e) && !e.Written() {
				return unavailable(e)
			}
			return err
		},
	})
	e.Router.Bind(&hook.Handler[*core.RequestEvent]{
		Id:       "noStranger",
		Priority: apis.DefaultLoadAuthTokenMiddlewarePriority + 1,
		Func: func(e *core.RequestEvent) error {
			if e.Auth == nil && e.Request.Header.Get("Authorization") != "" && changed(e) {
				return unavailable(e)
			}
			return e.Next()
		},
	})
}
